/** The parts of the Barcode Detection API that are used. TypeScript does not know it, and some browsers do not. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  'BarcodeDetector' in window && typeof window.BarcodeDetector === 'function'
    ? (window.BarcodeDetector as DetectorClass)
    : undefined;

export const canReadCodes = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

export function createDetector(): Detector | undefined {
  const Class = detectorClass();
  return Class && new Class({ formats: ['data_matrix'] });
}
