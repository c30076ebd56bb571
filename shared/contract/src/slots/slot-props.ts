import type { PropTypes } from './prop-types.ts';

/**
 * The props of each slot that this remote offers, by its name. Empty here: the `remote.config.ts` of a remote declares
 * its slots, and adds them with `declare module '@aimante/contract'`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add the members.
export interface SlotProps {}

/** The props of each fragment of this remote, by its id. `remote.config.ts` adds them like `SlotProps`. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add the members.
export interface FragmentProps {}

export type SlotName = keyof SlotProps;
export type SlotData = Readonly<Record<string, unknown>>;

/** `SlotProps` of the slots in a `remote.config.ts`. */
export type SlotPropsOf<C extends { readonly slots: Readonly<Record<string, PropTypes>> }> = {
  readonly [S in keyof C['slots']]: PropsOf<C['slots'][S]>;
};

/** `FragmentProps` of the fragments in a `remote.config.ts`. */
export type FragmentPropsOf<C extends { readonly fragments: readonly DeclaredFragment[] }> = {
  readonly [F in C['fragments'][number] as F['id']]: F extends { readonly props: PropTypes }
    ? PropsOf<F['props']>
    : object;
};

interface DeclaredFragment {
  readonly id: string;
  readonly props?: PropTypes;
}

interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

type PropsOf<P extends PropTypes> = { readonly [K in keyof P]: Types[P[K]] };
