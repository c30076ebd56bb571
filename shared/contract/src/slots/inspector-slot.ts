/** A remote that only fills this slot is sent to browsers that opened the inspector, and to no other. */
export const INSPECTOR_SLOT = 'inspector';
