/* Made by scripts/make-previews.ts. */
import type { GalleryTemplate } from './gallery-template.ts';
import { afficheTemplate } from './own/affiche.ts';
import { almanachTemplate } from './own/almanach.ts';
import { ardoiseTemplate } from './own/ardoise.ts';
import { auventTemplate } from './own/auvent.ts';
import { colonneTemplate } from './own/colonne.ts';
import { cometeTemplate } from './own/comete.ts';
import { envolTemplate } from './own/envol.ts';
import { fournilTemplate } from './own/fournil.ts';
import { herbierTemplate } from './own/herbier.ts';
import { hublotTemplate } from './own/hublot.ts';
import { instantTemplate } from './own/instant.ts';
import { largeTemplate } from './own/large.ts';
import { ligneTemplate } from './own/ligne.ts';
import { linTemplate } from './own/lin.ts';
import { olivierTemplate } from './own/olivier.ts';
import { passeTemplate } from './own/passe.ts';
import { quatuorTemplate } from './own/quatuor.ts';
import { rondeTemplate } from './own/ronde.ts';
import { velinTemplate } from './own/velin.ts';
import { vitrineTemplate } from './own/vitrine.ts';

/** The templates of the customizer, in their order. */
export const ownTemplates: readonly GalleryTemplate[] = [
  linTemplate,
  envolTemplate,
  cometeTemplate,
  herbierTemplate,
  largeTemplate,
  velinTemplate,
  afficheTemplate,
  olivierTemplate,
  almanachTemplate,
  colonneTemplate,
  ardoiseTemplate,
  rondeTemplate,
  fournilTemplate,
  ligneTemplate,
  auventTemplate,
  vitrineTemplate,
  instantTemplate,
  hublotTemplate,
  passeTemplate,
  quatuorTemplate,
];
