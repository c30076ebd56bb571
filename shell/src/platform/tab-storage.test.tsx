import { beforeEach, describe, expect, it } from '@jest/globals';
import { tabStorage } from './tab-storage.ts';

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('tabStorage', () => {
  it('is the browser’s own, where there is one', () => {
    const storage = tabStorage(() => localStorage);
    storage.setItem('user-role', 'customer');
    expect(localStorage.getItem('user-role')).toBe('customer');
    localStorage.setItem('user-role', 'admin');
    expect(storage.getItem('user-role')).toBe('admin');
    storage.removeItem('user-role');
    expect(localStorage.getItem('user-role')).toBeNull();
  });

  it('lasts as long as the tab, where the browser refuses it', () => {
    const storage = tabStorage(refused);
    expect(storage.getItem('user-role')).toBeNull();
    storage.setItem('user-role', 'customer');
    expect(storage.getItem('user-role')).toBe('customer');
    storage.removeItem('user-role');
    expect(storage.getItem('user-role')).toBeNull();
  });

  it('says what was kept last, where the disk has become full', () => {
    localStorage.setItem('user-token', 'old');
    const full = { getItem: (key: string) => localStorage.getItem(key), setItem: refused, removeItem: refused };
    const storage = tabStorage(() => full);
    storage.setItem('user-token', 'new');
    expect(storage.getItem('user-token')).toBe('new');
    storage.removeItem('user-token');
    expect(storage.getItem('user-token')).toBeNull();
  });
});
