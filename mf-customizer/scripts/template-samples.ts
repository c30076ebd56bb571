/** A photo of the originals in a template, in place of that of a visitor. */
export interface Sample {
  /** Path in the folder of the originals. */
  readonly from: string;
  /** Of the crop, as in a recipe: 1 is the largest. */
  readonly scale?: number;
  /** Its centre, as parts of the photo. */
  readonly at?: { readonly x: number; readonly y: number };
}

const bear = { from: 'photos/13-ourson-carre.jpg' };
const bouquet = { from: 'photos/01-portrait-exif-orientation-6.jpg' };
const lighthouse = { from: 'photos/03-phare-exif-orientation-8.jpg' };
const beach = { from: 'photos/02-plage-exif-orientation-3.jpg' };
const balloons = { from: 'photos/05-montgolfieres-48-megapixels.jpg' };
const lake = { from: 'photos/07-lac-avec-gps.jpg' };
const chalet = { from: 'photos/08-chalet-progressif.jpg' };
const cake = { from: 'photos/09-gateau-cmjn.jpg' };
const sunset = { from: 'photos/14-coucher-soleil.jpg' };
const cat = { from: 'photos/15-chat-agrandi-domaine-public.jpg' };

/** By template, the photos of its cells. Those without a photo are absent. */
export const templateSamples: Readonly<Record<string, readonly Sample[]>> = {
  lin: [bear],
  envol: [balloons],
  comete: [bear],
  herbier: [bouquet],
  large: [sunset],
  velin: [sunset],
  affiche: [lake],
  almanach: [lake],
  colonne: [lighthouse],
  ardoise: [chalet],
  ronde: [cat],
  vitrine: [bouquet],
  instant: [beach],
  hublot: [lighthouse],
  passe: [cat],
  quatuor: [cake, balloons, lighthouse, bear],
};
