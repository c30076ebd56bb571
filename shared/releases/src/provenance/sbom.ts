import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import * as z from 'zod';

/** What `pnpm list --json` says of a package. */
export interface ListedPackage {
  readonly version?: string | undefined;
  readonly dependencies?: Readonly<Record<string, ListedPackage>> | undefined;
}

const packageSchema: z.ZodType<ListedPackage> = z.object({
  version: z.string().optional(),
  get dependencies() {
    return z.record(z.string(), packageSchema).optional();
  },
});

export const listSchema = z.array(z.intersection(packageSchema, z.object({ path: z.string() })));

interface Described {
  readonly name: string;
  readonly version: string;
}

/** The bill of materials in CycloneDX: packages of the registry that a build depends on. The same lockfile, same text. */
export function writeSbom(root: Described, listed: ListedPackage): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, root.name, {
    version: root.version,
    bomRef: `${root.name}@${root.version}`,
  });
  for (const label of [...labelsIn(listed)].sort()) {
    const split = label.lastIndexOf('@');
    const [name, version] = [label.slice(0, split), label.slice(split + 1)];
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    bom.components.add(new Models.Component(Enums.ComponentType.Library, name, { version, purl, bomRef: purl }));
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

/** As `react@19.3.0`. Packages of the workspace are links: their own dependencies count. */
function labelsIn({ dependencies = {} }: ListedPackage, found = new Set<string>()): Set<string> {
  for (const [name, listed] of Object.entries(dependencies)) {
    const { version = '' } = listed;
    const label = `${name}@${version}`;
    if (found.has(label)) continue;
    if (!/^(?:link|file|workspace):/.test(version)) found.add(label);
    labelsIn(listed, found);
  }
  return found;
}
