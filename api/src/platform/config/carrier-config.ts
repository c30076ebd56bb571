import { z } from 'zod';

const text = z.string().min(1).optional();
const address = z.url({ protocol: /^https?$/ });

export const carrierEnvironment = {
  DEMO_CARRIERS: z.stringbool().optional(),
  COLISSIMO_CONTRACT: text,
  COLISSIMO_PASSWORD: text,
  COLISSIMO_API_URL: address.default('https://ws.colissimo.fr'),
  LAPOSTE_API_KEY: text,
  LAPOSTE_API_URL: address.default('https://api.laposte.fr'),
  MONDIAL_RELAY_BRAND: text,
  MONDIAL_RELAY_KEY: text,
  MONDIAL_RELAY_API_URL: address.default('https://api.mondialrelay.com'),
};

export interface ColissimoConfig {
  apiUrl: string;
  contract: string;
  password: string;
  /** Parcels are followed by another service of La Poste, which has its own key. */
  trackingUrl: string;
  trackingKey: string;
}

export interface MondialRelayConfig {
  apiUrl: string;
  brand: string;
  key: string;
}

export interface CarrierConfig {
  /** Whether carriers without settings are played by the shop itself: no parcel moves. */
  demo: boolean;
  colissimo: ColissimoConfig | undefined;
  mondialRelay: MondialRelayConfig | undefined;
}

type Environment = z.output<z.ZodObject<typeof carrierEnvironment>>;
interface Mode {
  demo: boolean;
  isProduction: boolean;
}

const colissimoNames = ['COLISSIMO_CONTRACT', 'COLISSIMO_PASSWORD', 'LAPOSTE_API_KEY'] as const;
const mondialRelayNames = ['MONDIAL_RELAY_BRAND', 'MONDIAL_RELAY_KEY'] as const;

/** A carrier is used if all of its variables are set. If only some are set, the problem names the missing ones. */
export function readCarrierConfig(env: Environment, { demo, isProduction }: Mode): CarrierConfig | { problem: string } {
  if (isProduction && env.DEMO_CARRIERS) return { problem: 'DEMO_CARRIERS: not allowed with NODE_ENV=production' };
  const missing = [colissimoNames, mondialRelayNames].flatMap((names) =>
    names.some((name) => env[name]) ? names.filter((name) => !env[name]) : [],
  );
  if (missing.length > 0) return { problem: `${missing.join(', ')}: needed beside what is set` };
  return { demo: env.DEMO_CARRIERS ?? demo, colissimo: colissimoOf(env), mondialRelay: mondialRelayOf(env) };
}

function colissimoOf(env: Environment): ColissimoConfig | undefined {
  const { COLISSIMO_CONTRACT: contract, COLISSIMO_PASSWORD: password, LAPOSTE_API_KEY: trackingKey } = env;
  if (!contract || !password || !trackingKey) return undefined;
  return { apiUrl: env.COLISSIMO_API_URL, contract, password, trackingUrl: env.LAPOSTE_API_URL, trackingKey };
}

function mondialRelayOf(env: Environment): MondialRelayConfig | undefined {
  const { MONDIAL_RELAY_BRAND: brand, MONDIAL_RELAY_KEY: key } = env;
  return brand && key ? { apiUrl: env.MONDIAL_RELAY_API_URL, brand, key } : undefined;
}
