/** The account of a draft. Undefined: the draft belongs to any guest on this device. */
export type DraftOwner = string | undefined;

export const ownedKey = (key: string, owner: DraftOwner): string => (owner === undefined ? key : `${owner}/${key}`);
