/** What is sent: a Factur-X file, or the report of one day of sales to private persons. */
export interface Flow {
  /** The platform ignores a second flow with the same id. */
  trackingId: string;
  kind: 'invoice' | 'sales';
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

export type FlowState = { state: 'sent' } | { state: 'accepted' } | { state: 'refused'; problem: string };

/** A platform for electronic invoices and reports. Each call throws if there is no answer. */
export interface InvoicePlatform {
  /** The id that the platform gives to the flow, or why it does not take it. */
  send(flow: Flow): Promise<{ reference: string } | { problem: string }>;
  stateOf(reference: string): Promise<FlowState>;
}

/** Sends a request over the network, or to a platform that the shop plays itself. */
export type Send = (request: Request) => Promise<Response>;
