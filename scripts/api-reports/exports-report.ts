import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSections } from './export-sections.ts';
import type { Report, ReportLine } from './report.ts';

/** A script or style that a package exports unchanged. Teams rely only on its address. */
const asFile = (file: string): ReportLine[] => [{ side: 'both', path: 'file', isOptional: false, type: file }];

/** Every export of a package with its type, as the compiler declares it in `.types`. */
export async function exportsReport(folder: string): Promise<Report> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  const read = (file: string) => readFileSync(join(folder, '.types', file), 'utf8');
  const sections = new Map<string, readonly ReportLine[]>();
  for (const [entry, file] of Object.entries(manifest.exports)) {
    const isSource = /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
    if (!isSource) sections.set(entry, asFile(file));
    else for (const [name, lines] of exportSections(read, file)) sections.set(`${entry} ${name}`, lines);
  }
  return { title: manifest.name, version: manifest.version, sections };
}
