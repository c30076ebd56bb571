import type { Session } from '@aimante/api-contract/identity';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const session = (serial: number): Session => ({
  id: `018f3c1e-0000-7000-8000-00000000000${serial}`,
  userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
  ip: `192.0.2.${serial}`,
  createdAt: '2026-11-20T09:41:00.000Z',
  lastUsedAt: '2026-11-20T09:41:00.000Z',
  isCurrent: serial === 0,
});

async function openSecurity(count: number) {
  const list = Array.from({ length: count }, (_, serial) => session(serial));
  const piece = await mountPiece(app, {
    path: '/account/security',
    page: { id: 'account-security', params: {} },
    session: { token: 'a.b.c', role: 'customer' },
    api: (address) => (address.includes('/sessions') ? Response.json(list) : new Response(null, { status: 404 })),
  });
  const devices = within(await within(piece.element).findByRole('region', { name: 'Appareils connectés' }));
  await devices.findByText('Cet appareil');
  return devices;
}

describe('the list of devices', () => {
  it('shows a few, and all the others when asked', async () => {
    const devices = await openSecurity(8);
    const others = devices.getByText('3 autres appareils');
    const last = devices.getByText(/192\.0\.2\.7/);
    expect(last.closest('details')?.open).toBe(false);
    await userEvent.click(others);
    expect(last.closest('details')?.open).toBe(true);
    expect(devices.getByText(/192\.0\.2\.4/).closest('details')).toBeNull();
  });

  it('asks for nothing more where there are few', async () => {
    const devices = await openSecurity(5);
    expect(devices.queryByText(/autres? appareil/)).toBeNull();
  });
});
