import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { call } from './call.ts';
import { endpointTable, shapeTable } from './endpoint.ts';

const shapes = shapeTable({
  getGift: { access: 'public', summary: 'A gift', response: z.string() },
  watchGifts: { method: 'GET', path: '/gifts/events', access: 'public', summary: 'Events', response: z.unknown() },
});

describe('endpointTable', () => {
  it('gives a shape the address of the call with its name, and keeps an address of its own', () => {
    const getGift = call<(typeof shapes)['getGift']>('GET', '/gifts/:id');
    expect(endpointTable(shapes, { getGift })).toMatchObject({
      getGift: { method: 'GET', path: '/gifts/:id', summary: 'A gift' },
      watchGifts: { method: 'GET', path: '/gifts/events', summary: 'Events' },
    });
  });
});
