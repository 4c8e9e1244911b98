CREATE TABLE "goes_with" (
	"goods" text NOT NULL,
	"other" text NOT NULL,
	"place" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "goes_with_goods_other_pk" PRIMARY KEY("goods","other")
);
--> statement-breakpoint
CREATE TABLE "goes_with_due" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goes_with_due_is_one_row" CHECK ("goes_with_due"."one" = 1)
);
--> statement-breakpoint
INSERT INTO goes_with_due (one) VALUES (1);
