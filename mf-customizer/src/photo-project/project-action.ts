import type { PrintProfile, Recipe, Tone } from '@aimante/print';
import type { Photo, Project, QueueItem } from './photo-project.ts';

export type SpreadScope = 'all' | 'notValidated';

/** A cell of a collage, by its layer. */
export interface CellPlace {
  readonly itemId: string;
  readonly index: number;
}

export type ProjectAction =
  | { readonly type: 'restored'; readonly project: Project }
  | { readonly type: 'profileChanged'; readonly magnetId: string; readonly profile: PrintProfile }
  /** `into`: a cell of a collage. If it is gone, the photo gets a magnet of its own. */
  | { readonly type: 'photoAdded'; readonly photo: Photo; readonly itemId: string; readonly into?: CellPlace }
  /** `photoId`: another photo of a collage is the chosen one. */
  | { readonly type: 'framed'; readonly itemId: string; readonly recipe: Recipe; readonly photoId?: string }
  /** Chooses the photo of a collage that the tools change. No step of the history. */
  | { readonly type: 'cellChosen'; readonly itemId: string; readonly index: number }
  | { readonly type: 'undone'; readonly itemId: string }
  | { readonly type: 'redone'; readonly itemId: string }
  | { readonly type: 'validated'; readonly itemId: string }
  /** Validated photos are left out, or lose their validation. */
  | { readonly type: 'framingSpread'; readonly itemId: string; readonly to: SpreadScope }
  /** Gives all items the look of one, with the automatic correction of each photo. */
  | { readonly type: 'lookSpread'; readonly itemId: string; readonly tones: Readonly<Record<string, Tone>> }
  /** Reverts a spread, except where the framing changed afterwards. */
  | { readonly type: 'spreadUndone'; readonly itemId: string; readonly before: readonly QueueItem[] }
  | { readonly type: 'lowQualityAccepted'; readonly itemId: string }
  | { readonly type: 'duplicateKept'; readonly itemId: string }
  | { readonly type: 'opened'; readonly itemId: string }
  | { readonly type: 'closed' }
  | { readonly type: 'duplicated'; readonly itemId: string; readonly newId: string }
  | { readonly type: 'copiesSet'; readonly itemId: string; readonly copies: number }
  | { readonly type: 'moved'; readonly itemId: string; readonly to: number }
  | { readonly type: 'removed'; readonly itemId: string }
  | { readonly type: 'putBack'; readonly item: QueueItem; readonly photos: readonly Photo[]; readonly at: number }
  | { readonly type: 'cleared' };
