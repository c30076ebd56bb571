import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const page = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Aimanté, planche des composants</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="main.css">
<body><div id="root"></div><div id="overlay"></div><script type="module" src="main.js"></script></body>
</html>
`;

const swc = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets: 'chrome >= 115, firefox >= 121, safari >= 16.4' },
  },
};

/** Compiles one entry of this package, as the build of a remote does. */
export function compile(entry: string, folder: string, externals: Record<string, string> = {}): Promise<void> {
  const compiler = rspack({
    context: import.meta.dirname,
    mode: 'production',
    entry,
    externals,
    devtool: false,
    target: ['web', 'es2022'],
    output: { path: folder, clean: true, filename: 'main.js', cssFilename: 'main.css', publicPath: '' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swc },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(webp|woff2)$/, type: 'asset/resource' },
      ],
      parser: { 'css/module': { namedExports: false } },
    },
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || stats?.hasErrors()) reject(failure ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}

/** Builds the gallery into `dist/gallery` and returns that folder. */
export async function buildGallery(): Promise<string> {
  const folder = join(import.meta.dirname, '../dist/gallery');
  await compile('./gallery.tsx', folder);
  await writeFile(join(folder, 'index.html'), page);
  return folder;
}
