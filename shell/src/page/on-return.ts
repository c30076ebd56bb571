/** The browser shows the page again as the visitor left it. Nothing that happened in between has reached it. */
export function onReturn(act: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act();
  });
}
