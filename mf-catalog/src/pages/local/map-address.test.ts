import { describe, expect, it } from '@jest/globals';
import { mapAddress } from './map-address.ts';

describe('the map', () => {
  const place = { place: 'Place Lorraine', address: '49100 Angers' };

  it('shows the point, or looks for the address', () => {
    expect(mapAddress({ ...place, latitude: 47.47, longitude: -0.55 })).toContain('mlat=47.47&mlon=-0.55');
    expect(mapAddress({ ...place, latitude: null, longitude: null })).toContain(
      'query=Place%20Lorraine%2C%2049100%20Angers',
    );
  });
});
