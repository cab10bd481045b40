CREATE TYPE "public"."message_audience" AS ENUM('everyone', 'maker', 'staff');--> statement-breakpoint
CREATE TABLE "conversation_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"hash" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "message_photos" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"topic_id" uuid,
	"side" "message_side" NOT NULL,
	"audience" "message_audience" DEFAULT 'everyone' NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_internal" CHECK ("messages"."audience" = 'everyone' or "messages"."side" <> 'customer'),
	CONSTRAINT "messages_to_maker" CHECK ("messages"."audience" <> 'maker' or "messages"."topic_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_links_subject" ON "conversation_links" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "conversation_links_expired" ON "conversation_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "message_photos_message" ON "message_photos" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_photos_subject" ON "message_photos" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "message_photos_uploader" ON "message_photos" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "message_photos_unused" ON "message_photos" USING btree ("created_at") WHERE "message_photos"."message_id" is null;--> statement-breakpoint
CREATE INDEX "messages_subject" ON "messages" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "messages_topic" ON "messages" USING btree ("topic_id") WHERE "messages"."topic_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("subject_kind","side","subject_id","topic_id") WHERE "messages"."read_at" is null and "messages"."audience" = 'everyone';--> statement-breakpoint
CREATE TABLE "stage_photos" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "messages" ("id", "subject_kind", "subject_id", "topic_id", "side", "audience", "author_id", "text", "created_at", "read_at")
	SELECT "id", 'order', "order_id", "part_id", "side", 'everyone', "author_id", "text", "created_at", "read_at" FROM "order_messages";--> statement-breakpoint
INSERT INTO "messages" ("id", "subject_kind", "subject_id", "topic_id", "side", "audience", "author_id", "text", "created_at")
	SELECT n."id", 'order', n."order_id", n."part_id", (CASE WHEN u."role" IN ('Admin', 'SuperAdmin') THEN 'staff' ELSE 'maker' END)::"message_side", n."audience"::text::"message_audience", n."author_id", n."text", n."created_at"
	FROM "order_notes" n JOIN "users" u ON u."id" = n."author_id";--> statement-breakpoint
INSERT INTO "message_photos" ("media_id", "subject_kind", "subject_id", "uploader_id", "message_id", "position", "created_at")
	SELECT "media_id", 'order', "order_id", "uploader_id", "message_id", "position", "created_at" FROM "order_photos" WHERE "event_id" IS NULL;--> statement-breakpoint
INSERT INTO "stage_photos" ("media_id", "event_id", "uploader_id", "position", "created_at")
	SELECT "media_id", "event_id", "uploader_id", "position", "created_at" FROM "order_photos" WHERE "event_id" IS NOT NULL;--> statement-breakpoint
DROP TABLE "order_messages" CASCADE;--> statement-breakpoint
DROP TABLE "order_notes" CASCADE;--> statement-breakpoint
DROP TABLE "order_photos" CASCADE;--> statement-breakpoint
ALTER TABLE "stage_photos" ADD CONSTRAINT "stage_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_photos" ADD CONSTRAINT "stage_photos_event_id_stage_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."stage_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_photos" ADD CONSTRAINT "stage_photos_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stage_photos_event" ON "stage_photos" USING btree ("event_id");--> statement-breakpoint
DROP TYPE "public"."note_audience";--> statement-breakpoint
INSERT INTO "messages" ("id", "subject_kind", "subject_id", "side", "author_id", "text", "created_at", "read_at")
	SELECT "id", 'booking', "booking_id", "side", "author_id", "text", "created_at", "read_at" FROM "booking_messages";--> statement-breakpoint
INSERT INTO "message_photos" ("media_id", "subject_kind", "subject_id", "uploader_id", "message_id", "position", "created_at")
	SELECT p."media_id", 'booking', m."booking_id", p."uploader_id", p."message_id", p."position", p."created_at"
	FROM "booking_photos" p LEFT JOIN "booking_messages" m ON m."id" = p."message_id" WHERE p."booking_id" IS NULL;--> statement-breakpoint
DELETE FROM "booking_photos" WHERE "booking_id" IS NULL;--> statement-breakpoint
ALTER TABLE "booking_photos" DROP CONSTRAINT "booking_photos_one";--> statement-breakpoint
ALTER TABLE "booking_photos" DROP CONSTRAINT "booking_photos_message_id_booking_messages_id_fk";
--> statement-breakpoint
DROP INDEX "booking_photos_message";--> statement-breakpoint
DROP INDEX "booking_photos_unused";--> statement-breakpoint
ALTER TABLE "booking_photos" ALTER COLUMN "booking_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_photos" DROP COLUMN "message_id";--> statement-breakpoint
DROP TABLE "booking_messages";