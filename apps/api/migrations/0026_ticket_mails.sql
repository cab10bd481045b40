CREATE TYPE "public"."ticket_mail_kind" AS ENUM('opened', 'reply', 'automatic', 'bounce');--> statement-breakpoint
CREATE TABLE "ticket_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" "ticket_mail_kind" NOT NULL,
	"digest" text NOT NULL,
	"message_id" text,
	"sender" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_mails_once" UNIQUE("ticket_id","digest")
);
--> statement-breakpoint
ALTER TABLE "ticket_mails" ADD CONSTRAINT "ticket_mails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_mails_opened" ON "ticket_mails" USING btree ("digest") WHERE "ticket_mails"."kind" = 'opened';