CREATE TABLE "derived_tables" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"target" integer,
	"after" text
);
--> statement-breakpoint
-- What a shop has until now is written by the first rules of all of them.
INSERT INTO "derived_tables" ("name", "version") VALUES ('search', 1), ('product ranks', 1), ('product lookups', 1), ('person lookups', 1), ('order lookups', 1), ('list counts', 1), ('sales', 1);
