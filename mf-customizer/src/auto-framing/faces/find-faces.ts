import type { Area } from '../area.ts';
import type { FaceModel } from './face-model.ts';
import { createMap, type FeatureMap } from './feature-map.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of every pixel. */
  readonly data: Uint8ClampedArray;
}

/** A face as fractions of the photo. */
export interface Face extends Area {
  /** 0 to 1. */
  readonly score: number;
}

/** Longer sides at which the network looks: it finds large faces in the small picture, and small faces in the large one. */
const SIDES = [288, 416, 608] as const;
/** For small faces, which have a few pixels in the other pictures. */
const FINE_SIDE = 1024;
/** A photo may show small faces, unless one has this share of it for sure. */
const SMALL_FACE = 0.09;
const LARGE_SCORE = 0.6;
/** A wrong face only makes the frame wider. A missed one may be cut. */
const SURE_SCORE = 0.3;
/** A face from the side looks little like one. It is kept whole where that costs nothing. */
const LEAST_SCORE = 0.2;
/** Two boxes that share more than this are one face. */
const MOST_SHARED = 0.4;

/** From a box to the face from hairline to chin, in its widths and heights. */
const BOX = { beside: 0.08, above: 0.12, below: 0.03 };

/** The mean colour of the pictures that the network was trained with. */
const MEAN = [117.001, 114.697, 97.404] as const;
/** Widths and heights of the five boxes of a cell, in cells. */
const BOXES = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const VALUES = 5;
/** Pixels along a cell. */
const CELL = 32;

/** The faces of a photo, the surest first. `pictureOf` draws the photo with its longer side in pixels. */
export function facesOf(model: FaceModel, pictureOf: (side: number) => Pixels): readonly Face[] {
  const found = SIDES.flatMap((side) => boxesIn(model, pictureOf(side)));
  const mayBeSmall = found.every(
    ({ width, height, score }) => Math.min(width, height) < SMALL_FACE || score < LARGE_SCORE,
  );
  const boxes = mayBeSmall ? [...found, ...boxesIn(model, pictureOf(FINE_SIDE))] : found;
  return joined(boxes)
    .map(faceOfBox)
    .filter(({ width, height }) => width > 0 && height > 0);
}

export const isSure = ({ score }: Face): boolean => score >= SURE_SCORE;

/** Each face once, where its boxes are on average: a single box misses it by up to a fifth. */
function joined(boxes: readonly Face[]): readonly Face[] {
  const groups: [Face, ...Face[]][] = [];
  for (const box of boxes.toSorted((one, other) => other.score - one.score)) {
    const group = groups.find(([surest]) => sharedPart(box, surest) > MOST_SHARED);
    if (!group) groups.push([box]);
    else if (isSure(box)) group.push(box);
  }
  return groups.map(meanOf);
}

function meanOf(group: readonly [Face, ...Face[]]): Face {
  const weight = group.reduce((sum, { score }) => sum + score, 0);
  const mean = (of: (face: Face) => number) => group.reduce((sum, face) => sum + of(face) * face.score, 0) / weight;
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
    score: group[0].score,
  };
}

function boxesIn(model: FaceModel, picture: Pixels): readonly Face[] {
  const padded = inWholeCells(picture);
  const { width: cells, height: rows, channels, values } = model.run(padded);
  // Of the photo, by cell.
  const [across, down] = [padded.width / picture.width / cells, padded.height / picture.height / rows];
  const faces: Face[] = [];
  for (let cell = 0; cell < cells * rows; cell += 1) {
    for (const [index, [boxWidth, boxHeight]] of BOXES.entries()) {
      const [x, y, w, h, s] = [0, 1, 2, 3, 4].map((value) => values[cell * channels + index * VALUES + value] ?? 0);
      const score = sigmoid(s ?? 0);
      if (score < LEAST_SCORE) continue;
      const [width, height] = [Math.exp(w ?? 0) * boxWidth * across, Math.exp(h ?? 0) * boxHeight * down];
      const centerX = ((cell % cells) + sigmoid(x ?? 0)) * across;
      const centerY = (Math.floor(cell / cells) + sigmoid(y ?? 0)) * down;
      faces.push({ x: centerX - width / 2, y: centerY - height / 2, width, height, score });
    }
  }
  return faces;
}

const wholeCells = (pixels: number) => Math.ceil(pixels / CELL) * CELL;

/** The picture at the top left of whole cells. The rest is black. */
function inWholeCells({ width, height, data }: Pixels): FeatureMap {
  const map = createMap(wholeCells(width), wholeCells(height), MEAN.length);
  for (let y = 0; y < map.height; y += 1) {
    for (let x = 0; x < map.width; x += 1) {
      const isPhoto = x < width && y < height;
      for (const [channel, mean] of MEAN.entries()) {
        const value = isPhoto ? (data[(y * width + x) * 4 + channel] ?? 0) : 0;
        map.values[(y * map.width + x) * MEAN.length + channel] = (value - mean) / 255;
      }
    }
  }
  return map;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** The box of the network has more beside a face, and less of its forehead. Only what is on the photo. */
function faceOfBox({ x, y, width, height, score }: Face): Face {
  const [left, top] = [Math.max(x + width * BOX.beside, 0), Math.max(y - height * BOX.above, 0)];
  const right = Math.min(x + width * (1 - BOX.beside), 1);
  const bottom = Math.min(y + height * (1 - BOX.below), 1);
  return { x: left, y: top, width: right - left, height: bottom - top, score };
}

/** The part of the union of both that is in both. */
function sharedPart(one: Area, other: Area): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}
