const FLAG = 'own-photo';

/** Whether the device keeps a photo: known without loading the code that reads it. */
export function hasKeptPhoto(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export function flagKeptPhoto(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(FLAG, '1');
    else localStorage.removeItem(FLAG);
  } catch {
    // Without storage, the photo lasts as long as the page.
  }
}
