export {
  createFakePlatform,
  type FakePlatform,
  type FakePlatformOptions,
  type PlatformRecord,
} from './fake-platform.ts';
export { type MountedPiece, type MountOptions, mountPiece } from './mount-piece.ts';
