export { type EdgeConfig, readEdgeConfig } from './config/edge-config.ts';
export { createEdge, type Edge } from './edge.ts';
