export { type AppOptions, buildApp } from './app.ts';
export { type Config, readConfig } from './platform/config/config.ts';
export { migrate } from './platform/database/connection/migrate.ts';
