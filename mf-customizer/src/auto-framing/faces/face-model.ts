import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json' with { type: 'json' };
import { convolve, convolveChannels, mixChannels, type Weights } from './convolution.ts';
import { type FeatureMap, leaky, maxPool } from './feature-map.ts';

/** Layers between the first and the last. Each looks at the channels alone, then mixes them. */
const SEPARABLE = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'] as const;

/** The network "tiny face detector" of face-api (MIT): 193 kB of weights, a byte each. */
export interface FaceModel {
  /** For every cell of 32 × 32 pixels, five values for each of five boxes. */
  run(picture: FeatureMap): FeatureMap;
}

export function readFaceModel(bytes: Uint8Array): FaceModel {
  const tensors = unpack(bytes);
  const tensor = (name: string) => {
    const values = tensors.get(name);
    if (!values) throw new Error(`The model has no ${name}`);
    return values;
  };
  const weights = (layer: string, filters: string): Weights => ({
    filters: tensor(`${layer}/${filters}`),
    bias: tensor(`${layer}/bias`),
  });
  const first = weights('conv0', 'filters');
  const last = weights('conv8', 'filters');
  const separable = SEPARABLE.map((layer) => ({
    depthwise: tensor(`${layer}/depthwise_filter`),
    pointwise: weights(layer, 'pointwise_filter'),
  }));
  return {
    run(picture) {
      let map = leaky(convolve(picture, first));
      for (const { depthwise, pointwise } of separable)
        map = leaky(mixChannels(convolveChannels(maxPool(map, 2), depthwise), pointwise));
      return mixChannels(maxPool(map, 1), last);
    },
  };
}

function unpack(bytes: Uint8Array): ReadonlyMap<string, Float32Array> {
  const tensors = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape, quantization } of manifest.flatMap((group) => group.weights)) {
    const length = shape.reduce((product, side) => product * side, 1);
    tensors.set(
      name,
      Float32Array.from(bytes.subarray(at, at + length), (byte) => byte * quantization.scale + quantization.min),
    );
    at += length;
  }
  return tensors;
}
