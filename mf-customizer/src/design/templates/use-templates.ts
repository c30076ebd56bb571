import { listTemplates } from '@aimante/api-contract/templates';
import type { Template } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { useMemo } from 'react';
import { withTemplatesOfTeam } from '../../template-gallery/templates-of-team.ts';
import { readTemplates } from './template.ts';
import data from './templates.json' with { type: 'json' };

const FRESH_MS = 60_000;

/** Those of the customizer, and those that the team has uploaded as soon as they arrive. */
export function useTemplates() {
  const locale = useLocale();
  const { data: team, isPending } = useAnswer(listTemplates, { queryKey: ['templates'], staleTime: FRESH_MS });
  const templates: readonly Template[] = useMemo(
    () => withTemplatesOfTeam(readTemplates(data, locale), readTemplates(team?.data, locale)),
    [locale, team],
  );
  return { templates, isPending };
}
