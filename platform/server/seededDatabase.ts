/** The database that the configuration names, with the demo data where it was empty. */
import { Layer } from "effect";
import { databaseLayer } from "#platform/database/Database.ts";
import { seedLayer } from "#platform/seed/Seed.ts";

export const seededDatabase = Layer.provideMerge(seedLayer, databaseLayer);
