import { isForMagnet } from '@aimante/print';
import { useLoad } from '@aimante/remote/data';
import { useMemo } from 'react';
import { teamTemplatesQuery } from '../../template-gallery/gallery-queries.ts';
import type { GalleryTemplate } from '../../template-gallery/gallery-template.ts';
import { ownTemplates } from '../../template-gallery/own-templates.ts';
import { type TemplateFilters, withFilters } from '../../template-gallery/template-filters.ts';
import { type Magnet, magnetFor } from '../../template-gallery/template-offer.ts';
import { withTemplatesOfTeam } from '../../template-gallery/templates-of-team.ts';

export interface OfferedTemplate extends GalleryTemplate {
  readonly magnet: Magnet;
}

interface Choice {
  readonly filters: TemplateFilters;
  readonly magnets: readonly Magnet[];
}

/** The templates that can be ordered, those of the team first, and those that the filters leave. */
export function useOfferedTemplates({ filters, magnets }: Choice) {
  const { data: team = [] } = useLoad(teamTemplatesQuery);
  const product = magnets.find(({ slug }) => slug === filters.product);
  const all = useMemo(
    () =>
      withTemplatesOfTeam(ownTemplates, team).flatMap((template): OfferedTemplate[] => {
        const fits = !product || isForMagnet(template.size, product.size);
        const magnet = product ?? magnetFor(template.size, magnets);
        return magnet && fits ? [{ ...template, magnet }] : [];
      }),
    [team, magnets, product],
  );
  return { all, shown: withFilters(all, filters), product };
}
