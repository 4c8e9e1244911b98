CREATE TABLE "answered_misses" (
	"word" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_misses_word" CHECK (length("answered_misses"."word") between 1 and 60),
	CONSTRAINT "answered_misses_answer" CHECK ("answered_misses"."answer" in ('alias', 'not_for_us'))
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_word_pk" PRIMARY KEY("day","word"),
	CONSTRAINT "search_misses_word" CHECK (length("search_misses"."word") between 1 and 60),
	CONSTRAINT "search_misses_count" CHECK ("search_misses"."count" > 0)
);
