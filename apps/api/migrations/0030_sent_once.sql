ALTER TABLE "messages" ADD COLUMN "sent_key" text;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD COLUMN "sent_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("subject_id","subject_kind","side","sent_key") WHERE "messages"."sent_key" is not null;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_sent_once" UNIQUE("inquiry_id","sent_key");