ALTER TABLE "message_photos" ALTER COLUMN "uploader_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "requester_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_email" text;--> statement-breakpoint
CREATE INDEX "tickets_guest" ON "tickets" USING btree (lower("guest_email")) WHERE "tickets"."guest_email" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author" CHECK ("messages"."author_id" is not null or "messages"."side" = 'customer');--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_requester_or_guest" CHECK (num_nonnulls("tickets"."requester_id", "tickets"."guest_name") = 1 and num_nonnulls("tickets"."requester_id", "tickets"."guest_email") = 1);