import { afterEach, describe, expect, it } from '@jest/globals';
import { hasUsb, printOnUsb } from './usb-printer.ts';

const out = { direction: 'out', type: 'bulk', endpointNumber: 2 } as const;
const printerPart = { interfaceNumber: 1, alternate: { interfaceClass: 7, endpoints: [out] } };
const otherPart = { interfaceNumber: 0, alternate: { interfaceClass: 3, endpoints: [out] } };

function connect({ interfaces = [otherPart, printerPart] as object[], isKnown = true, status = 'ok' } = {}) {
  const calls: string[] = [];
  const device = {
    configuration: { interfaces },
    open: async () => void calls.push('open'),
    close: async () => void calls.push('close'),
    claimInterface: async (number: number) => void calls.push(`claim ${number}`),
    transferOut: async (endpoint: number, bytes: Uint8Array) => {
      calls.push(`${bytes.length} bytes to ${endpoint}`);
      return { status };
    },
  };
  const requestDevice = async (options: object) => {
    calls.push(`ask for ${JSON.stringify(options)}`);
    return device;
  };
  Object.assign(navigator, { usb: { getDevices: async () => (isKnown ? [device] : []), requestDevice } });
  return calls;
}
afterEach(() => void Reflect.deleteProperty(navigator, 'usb'));

const bytes = new Uint8Array(5);

describe('a ticket printer', () => {
  it('that the browser already knows prints without a question, through its printer interface', async () => {
    const calls = connect();
    await printOnUsb(bytes);
    expect(calls).toEqual(['open', 'claim 1', '5 bytes to 2', 'close']);
  });

  it('is asked for at the first time, among printers only', async () => {
    const calls = connect({ isKnown: false });
    await printOnUsb(bytes);
    expect(calls[0]).toBe('ask for {"filters":[{"classCode":7}]}');
  });

  it('that reports a fault is closed again', async () => {
    const calls = connect({ status: 'stall' });
    await expect(printOnUsb(bytes)).rejects.toThrow('The printer answered stall.');
    expect(calls.at(-1)).toBe('close');
  });

  it('is refused if it is another device', async () => {
    const calls = connect({ interfaces: [otherPart] });
    await expect(printOnUsb(bytes)).rejects.toThrow('This device is no ticket printer.');
    expect(calls).toEqual(['open', 'close']);
  });

  it('is not offered by a browser without WebUSB', async () => {
    expect(hasUsb()).toBe(false);
    await expect(printOnUsb(bytes)).rejects.toThrow('This browser has no WebUSB.');
  });
});
