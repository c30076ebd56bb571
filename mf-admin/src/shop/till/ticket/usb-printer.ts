/** The parts of WebUSB that printing needs. TypeScript has no types for it. */
interface UsbEndpoint {
  readonly direction: 'in' | 'out';
  readonly type: string;
  readonly endpointNumber: number;
}

interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternate: { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] };
}

interface UsbDevice {
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, bytes: Uint8Array): Promise<{ readonly status: string }>;
}

interface Usb {
  getDevices(): Promise<readonly UsbDevice[]>;
  requestDevice(options: { readonly filters: readonly { readonly classCode: number }[] }): Promise<UsbDevice>;
}

const PRINTER_CLASS = 7;

const usbOf = (browser: Navigator): Usb | undefined => ('usb' in browser ? (browser.usb as Usb) : undefined);

export const hasUsb = (): boolean => usbOf(navigator) !== undefined;

/** Sends commands to the ticket printer. The browser asks for the printer at the first time only. */
export async function printOnUsb(bytes: Uint8Array): Promise<void> {
  const usb = usbOf(navigator);
  if (!usb) throw new Error('This browser has no WebUSB.');
  const [known] = await usb.getDevices();
  const printer = known ?? (await usb.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] }));
  await printer.open();
  try {
    if (!printer.configuration) await printer.selectConfiguration(1);
    const found = printer.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === PRINTER_CLASS);
    const way = found?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (!found || !way) throw new Error('This device is no ticket printer.');
    await printer.claimInterface(found.interfaceNumber);
    const { status } = await printer.transferOut(way.endpointNumber, bytes);
    if (status !== 'ok') throw new Error(`The printer answered ${status}.`);
  } finally {
    await printer.close();
  }
}
