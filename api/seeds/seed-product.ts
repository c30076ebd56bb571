export interface SeedTexts {
  name: string;
  description: string;
  long?: string;
  material?: string;
  specs?: Record<string, string>;
  features?: string[];
  applications?: string[];
}

export interface SeedBundle {
  name: { fr: string; en: string };
  quantity: number;
  cents: number;
  stock: number;
  featured?: boolean;
  active?: boolean;
}

export interface SeedVariant {
  sku: string;
  options: string[];
  cents?: number;
  stock: number;
}

/** A demo product. Sizes are in millimetres, prices in cents. */
export interface SeedProduct {
  slug: string;
  category?: string;
  picture?: string;
  cents: number;
  stock: number;
  size?: [width: number, height: number];
  dimensions?: string;
  grams?: number;
  points?: number;
  profile?: string;
  featured?: boolean;
  market?: boolean;
  isPersonalised?: boolean;
  isVisible?: boolean;
  fr: SeedTexts;
  en: SeedTexts;
  bundles?: SeedBundle[];
  variants?: SeedVariant[];
}
