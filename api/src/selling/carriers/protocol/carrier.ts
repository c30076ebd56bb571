import type { Relay } from '@aimante/api-contract/shipping';

export type CarrierName = 'colissimo' | 'mondial_relay';

/** Where a parcel is. The carriers' own codes are mapped to these. */
export type ParcelState =
  | 'announced'
  | 'on_its_way'
  | 'at_customs'
  | 'out_for_delivery'
  | 'at_relay'
  | 'delivered'
  | 'problem'
  | 'returned';

export interface PostalParty {
  company: string | null;
  firstName: string;
  lastName: string;
  line1: string;
  line2: string | null;
  postalCode: string;
  city: string;
  country: string;
  phone: string | null;
  email: string | null;
}

export interface CustomsArticle {
  description: string;
  quantity: number;
  /** Of one piece. */
  weightGrams: number;
  /** Of one piece, in cents. */
  valueCents: number;
  isMagnet: boolean;
}

/** One parcel to make a label for. */
export interface Consignment {
  /** Our reference, printed on the label: the order's number. */
  reference: string;
  sender: PostalParty;
  recipient: PostalParty;
  weightGrams: number;
  depositedOn: string;
  /** The carrier's number of the pick-up point. */
  relay: { country: string; number: string } | null;
  isSigned: boolean;
  /** Present where the destination requires a customs form (CN23). */
  customs: { articles: readonly CustomsArticle[]; postageCents: number; invoice: string | null } | null;
}

export interface Label {
  trackingNumber: string;
  /** A PDF of 10 × 15 cm. */
  label: Buffer;
  /** The customs form, to print and put on the parcel. */
  customsForm: Buffer | null;
}

export interface TrackingEvent {
  at: Date;
  code: string;
  state: ParcelState;
  text: string;
  place: string | null;
}

export interface RelayPlace {
  country: string;
  postalCode: string;
}

/** Source of a carrier's pick-up points. */
export interface RelayFinder {
  near(place: RelayPlace): Promise<Relay[]>;
  find(id: string): Promise<Relay | undefined>;
}

export interface Carrier {
  name: CarrierName;
  makeLabel(consignment: Consignment): Promise<Label>;
  /** Oldest first. Empty for a parcel that the carrier has not seen yet. */
  track(trackingNumber: string): Promise<TrackingEvent[]>;
  /** The carrier's page for the customer. */
  trackingPage(trackingNumber: string, postalCode: string): string;
}

/** The carrier refused the call. The message is its own, in French, for the workshop. */
export class CarrierRefusal extends Error {}

/** No answer, or none that makes sense. A retry may succeed. */
export class CarrierSilence extends Error {}
