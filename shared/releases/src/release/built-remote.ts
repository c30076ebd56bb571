import { readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CONTRACT_VERSION, descriptorSchema, isCompatibleContract, type RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';
import { labelOf } from '../release-store.ts';
import { whatIsWrong } from '../signing/signed-document.ts';
import { integrityOf } from './integrity.ts';

const DESCRIPTOR = 'remote.json';

/**
 * Reads the descriptor of a built remote and checks it: the schema, the contract version, and that its table lists
 * every file that it names.
 */
export async function readBuiltDescriptor(distFolder: string): Promise<RemoteDescriptor> {
  const path = join(distFolder, DESCRIPTOR);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw invalid(`${path} is missing: build the remote first.`);
  const descriptor = parse(path, text);
  if (!isCompatibleContract(descriptor.contract))
    throw new ReleaseError(
      'CONTRACT_INCOMPATIBLE',
      `${labelOf(descriptor)} is built for contract ${descriptor.contract}, this platform offers ${CONTRACT_VERSION}.`,
    );
  const unlisted = namedFiles(descriptor).filter((file) => !Object.hasOwn(descriptor.files, file));
  if (unlisted.length > 0) throw invalid(`${path} names files that its table lacks: ${unlisted.join(', ')}.`);
  return descriptor;
}

/** Reads one file and checks it against the size and hash in the descriptor. */
export async function readBuiltFile(distFolder: string, descriptor: RemoteDescriptor, file: string): Promise<Buffer> {
  const path = join(distFolder, file);
  const isLink = await leadsOutside(distFolder, path);
  if (isLink) throw new ReleaseError('FILE_MISMATCH', `${path} is a link out of the build: copy the file itself.`);
  const body = await readFile(path).catch(() => undefined);
  const promised = descriptor.files[file];
  if (body && promised && body.byteLength === promised.bytes && integrityOf(body) === promised.integrity) return body;
  const what = body ? 'is not the file that remote.json describes' : 'is missing';
  throw new ReleaseError('FILE_MISMATCH', `${path} ${what}: build ${descriptor.name} again.`);
}

/** A link, or a file below a linked folder. */
async function leadsOutside(folder: string, path: string): Promise<boolean> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path).catch(() => undefined)]);
  return real !== undefined && real !== join(root, relative(folder, path));
}

function parse(path: string, text: string): RemoteDescriptor {
  try {
    return descriptorSchema.parse(JSON.parse(text));
  } catch (error) {
    throw invalid(`${path} is refused: ${whatIsWrong(error)}.`);
  }
}

function namedFiles({ entry, exposes, routes, locales, server }: RemoteDescriptor): string[] {
  const assets = [...Object.values(exposes), ...routes.map((route) => route.assets)];
  const loaded = assets.flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set([entry, ...loaded, ...locales.fr, ...locales.en, ...(server ? [server] : [])])];
}

function invalid(message: string): ReleaseError {
  return new ReleaseError('DESCRIPTOR_INVALID', message);
}
