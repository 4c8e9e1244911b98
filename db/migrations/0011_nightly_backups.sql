CREATE TABLE "backups" (
	"day" date PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"error" text,
	CONSTRAINT "backups_finished" CHECK (("backups"."finished_at" is null) = ("backups"."file" is null) and ("backups"."file" is null) = ("backups"."bytes" is null)),
	CONSTRAINT "backups_failed" CHECK ("backups"."error" is null or "backups"."finished_at" is null)
);
--> statement-breakpoint
CREATE INDEX "payment_orders_by_successor" ON "payment_orders" USING btree ("superseded_by") WHERE "payment_orders"."superseded_by" is not null;