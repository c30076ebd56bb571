import { type FaceModel, readFaceModel } from './face-model.ts';

const ADDRESS = new URL('@vladmandic/face-api/model/tiny_face_detector_model.bin', import.meta.url);

let model: Promise<FaceModel> | undefined;

/** Loads with the first photo that is framed automatically. After a failure the next one tries again. */
export function fetchFaceModel(): Promise<FaceModel> {
  model ??= load().catch((cause: unknown) => {
    model = undefined;
    throw cause;
  });
  return model;
}

async function load(): Promise<FaceModel> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`The face model answered ${answer.status}`);
  return readFaceModel(new Uint8Array(await answer.arrayBuffer()));
}
