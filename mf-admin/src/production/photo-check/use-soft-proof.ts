import type { SheetProfile } from '@aimante/api-contract/batches';
import { getSoftProof } from '@aimante/api-contract/order-desk';
import { useAnswer } from '@aimante/remote/data';
import { useState } from 'react';
import { readKept, writeKept } from '../../list/views/kept.ts';
import { useSheetProfiles } from '../use-sheet-profiles.ts';
import { type Shown, tileOf } from './shown-photos.ts';

/** The soft proof on the light table: whether it is shown, and of which printer and paper. */
export interface ProofChoice {
  /** The sheet profiles with an ICC profile. Empty: there is no soft proof. */
  readonly papers: readonly SheetProfile[];
  readonly paper: SheetProfile | undefined;
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly choose: (sheetProfileId: string) => void;
}

const KEPT = 'proof-paper';
const isText = (value: unknown): value is string => typeof value === 'string';

/** The paper is remembered as long as the tab is open. */
export function useProofChoice(): ProofChoice {
  const { data = [] } = useSheetProfiles();
  const [chosen, setChosen] = useState(() => readKept(KEPT, isText, 'sessionStorage'));
  const [isOn, setIsOn] = useState(false);
  const papers = data.filter(({ colourProfile }) => colourProfile);
  const paper = papers.find(({ id }) => id === chosen) ?? papers.find(({ isDefault }) => isDefault) ?? papers[0];
  return {
    papers,
    paper,
    isOn: isOn && paper !== undefined,
    toggle: () => setIsOn(!isOn),
    choose: (id) => {
      setChosen(id);
      writeKept(KEPT, id, 'sessionStorage');
    },
  };
}

/** The shown photo as the chosen paper shows it. Pending until its tile is rendered. */
export function useSoftProof(shown: Shown, { paper, isOn }: ProofChoice) {
  const { order, photo } = shown;
  return useAnswer(getSoftProof, {
    queryKey: ['soft-proof', order.id, photo.id, photo.previewUrl, paper?.id],
    params: { id: order.id, photo: photo.id },
    query: { sheetProfileId: paper?.id ?? '' },
    enabled: isOn && (tileOf(shown)?.isReady ?? false),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
