import { type Finding, packageOf, type SourceTree } from './source-tree.ts';

/** The files that the tools report as covered. Paths are relative to the root, with `/`. */
export interface ToolCoverage {
  /** Folders of the packages that pnpm installs. */
  readonly workspace: ReadonlySet<string>;
  readonly typeChecked: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
}

/** Every package is in the workspace, every TypeScript file is type-checked, and every test file has a runner. */
export function checkCoverage(tree: SourceTree, coverage: ToolCoverage): Finding[] {
  const escaped = tree.packages.filter(({ folder }) => folder !== 'scripts' && !coverage.workspace.has(folder));
  return [
    ...escaped.map(({ folder }) => `${folder} has a package.json and is not in pnpm-workspace.yaml`),
    ...tree.files.flatMap((file) => fileFindings(tree, file, coverage)),
  ];
}

function fileFindings(tree: SourceTree, file: string, { typeChecked, units }: ToolCoverage): Finding[] {
  const findings: Finding[] = [];
  if (/\.tsx?$/.test(file) && !typeChecked.has(file))
    findings.push(`${file} is in no tsconfig.json: its types are not checked`);
  if (/\.test\.[cm]?[jt]sx?$/.test(file) && !units.has(file)) findings.push(`${file} is run by no test runner`);
  if (/\.spec\.[cm]?[jt]sx?$/.test(file) && packageOf(tree, file)?.folder !== 'e2e')
    findings.push(`${file} is run by no test runner: journeys are in e2e`);
  return findings;
}
