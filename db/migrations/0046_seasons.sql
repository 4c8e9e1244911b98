CREATE TABLE "month_due" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "month_due_is_one_row" CHECK ("month_due"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"product_id" text PRIMARY KEY NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"months" text[] NOT NULL,
	"first_week" smallint,
	"last_week" smallint,
	CONSTRAINT "seasons_region" CHECK (length("seasons"."region") <= 60),
	CONSTRAINT "seasons_months" CHECK (cardinality("seasons"."months") = 12 and "seasons"."months" <@ '{none,some,plenty}' and "seasons"."months" && '{some,plenty}'),
	CONSTRAINT "seasons_weeks" CHECK (("seasons"."first_week" is null) = ("seasons"."last_week" is null)
          and ("seasons"."first_week" is null or ("seasons"."first_week" between 1 and 48 and "seasons"."last_week" between 1 and 48
            and "seasons"."months"[("seasons"."first_week" + 3) / 4] <> 'none' and "seasons"."months"[("seasons"."last_week" + 3) / 4] <> 'none')))
);
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO month_due (one) VALUES (1);
