import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = {
  private: true,
  type: 'module',
  dependencies: {
    'dockerfile-utils': '0.16.3',
    'kubernetes-models': '5.1.0',
    mailparser: '3.14.2',
    'smtp-server': '3.21.6',
    'vnu-jar': '26.9.27',
    yaml: '2.9.1',
  },
};
const DEBIAN = {
  '/usr/bin/java': 'default-jre-headless',
  '/usr/bin/promtool': 'prometheus',
  '/usr/bin/qpdf': 'qpdf',
};

/** Only this proof uses them: they are in no lockfile of the project. */
export function installTools(folder: string): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder);
  for (const [file, name] of Object.entries(DEBIAN))
    if (!existsSync(file)) run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], folder);
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
