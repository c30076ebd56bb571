/** `free-space.mjs` runs before any install, on a Node without types. */
declare module '*/free-space.mjs' {
  /** Rejects when the disk of this folder has less free space. */
  export function requireFreeSpace(
    folder: string,
    need: { readonly gigabytes: number; readonly purpose: string },
  ): Promise<void>;
}
