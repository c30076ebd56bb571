/** The account that a draft belongs to; without one it belongs to whoever is at this device. */
export type DraftOwner = string | undefined;

/** What the draft of somebody is kept under. */
export const ownedKey = (key: string, owner: DraftOwner): string => (owner === undefined ? key : `${owner}/${key}`);
