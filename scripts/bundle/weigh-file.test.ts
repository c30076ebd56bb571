import { describe, expect, it } from '@jest/globals';
import { packageOf, weighFile } from './weigh-file.ts';

describe('a built file', () => {
  it('is divided among the packages that its code comes from', () => {
    const map = {
      version: 3,
      sources: [
        'webpack://mf-catalog/node_modules/.pnpm/jotai@3/node_modules/jotai/index.mjs',
        'webpack://mf-catalog/src/home.tsx',
      ],
      names: [],
      // Ten columns of the first source, and the rest of the second.
      mappings: 'AAAA,UCAA',
    };
    const weights = weighFile('0123456789abcdefghijklmnopqrstuv', JSON.stringify(map), 'mf-catalog');
    expect([...weights.keys()]).toEqual(['jotai', '@aimante/mf-catalog']);
    expect((weights.get('@aimante/mf-catalog') ?? 0) / (weights.get('jotai') ?? 0)).toBeCloseTo(2.2);
  });

  it.each([
    ['webpack://a/node_modules/.pnpm/@base-ui+react@1/node_modules/@base-ui/react/x.js', '@base-ui/react'],
    ['webpack://a/../shared/ui/src/button.tsx', '@aimante/ui'],
    ['webpack://a/src/pages/home.tsx', '@aimante/mf-catalog'],
    ['webpack://a/webpack/runtime/public_path', 'bundler'],
  ])('counts %s as %s', (source, name) => {
    expect(packageOf(source, 'mf-catalog')).toBe(name);
  });
});
