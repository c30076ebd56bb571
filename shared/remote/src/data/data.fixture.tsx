import type { Client } from '@aimante/api-contract';
import { getPublicSettings } from '@aimante/api-contract/settings';
import { defineFragment } from '@aimante/remote';
import { type MountOptions, mountPiece } from '@aimante/testing';
import { within } from '@testing-library/dom';
import type { ComponentType } from 'react';

const NO_TEXTS = async () => ({ default: {} });

/** Mounts a component as a fragment of a remote without texts. */
export async function mountFragment(Fragment: ComponentType, options?: MountOptions) {
  const piece = await mountPiece(defineFragment(Fragment, { fr: NO_TEXTS, en: NO_TEXTS }), options);
  return { ...piece, screen: within(piece.element) };
}

/** An API call with an answer that the test chooses. */
export const callApi = (api: Client) => api(getPublicSettings);

export const refusal = (status: number, message = 'Refusé', code = 'ANY') =>
  Response.json({ code, message, requestId: 'r-1' }, { status });
