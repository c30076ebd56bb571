export { type AppOptions, buildApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { migrate } from './database/migrate.ts';
