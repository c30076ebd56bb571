import { installFromDebian, installFromRegistry } from '../tools/install.ts';

export function installTools(folder: string): void {
  installFromRegistry(folder, {
    'dockerfile-utils': '0.16.3',
    'kubernetes-models': '5.1.0',
    mailparser: '3.14.2',
    'smtp-server': '3.21.6',
    'vnu-jar': '26.9.27',
    yaml: '2.9.1',
  });
  installFromDebian({
    '/usr/bin/java': 'default-jre-headless',
    '/usr/bin/promtool': 'prometheus',
    '/usr/bin/qpdf': 'qpdf',
  });
}
