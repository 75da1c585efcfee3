"""Clocks, reminders, passwords, spectators, table talk, rematches, bans, seats that move elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("password", sa.String(200), nullable=True))
    op.add_column("tables", sa.Column("watch", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("reserve", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("started", sa.DateTime, nullable=True))
    op.add_column("tables", sa.Column("due", sa.DateTime, nullable=True))
    op.add_column("tables", sa.Column("touched", sa.DateTime, nullable=True))
    op.add_column("tables", sa.Column("kicked", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("next", sa.String(16), nullable=True))
    op.execute("UPDATE tables SET watch = 0, touched = created")
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("expiry", "tables", ["status", "touched"])
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("code", sa.String(64), nullable=True))
    op.add_column("log", sa.Column("spent", sa.Float, nullable=True))
    op.add_column("log", sa.Column("timeout", sa.Boolean, nullable=True))
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
    )
    op.create_index("ix_pushes_identity", "pushes", ["identity"])
    op.create_table(
        "service",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO service (name, value) VALUES ('alive', '')")
    op.create_table(
        "outages",
        sa.Column("since", sa.DateTime, primary_key=True),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("phrase", sa.String(40), nullable=True),
        sa.Column("amount", sa.Integer, nullable=True),
        sa.Column("time", sa.DateTime, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reported", sa.DateTime, nullable=True),
    )
    op.create_index("ix_talk_reported", "talk", ["reported"])
    op.create_table(
        "gone",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("time", sa.DateTime, nullable=False),
    )
    op.create_index("ix_gone_time", "gone", ["time"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("until", sa.DateTime, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("gone")
    op.drop_table("talk")
    op.drop_table("outages")
    op.drop_table("service")
    op.drop_table("pushes")
    op.drop_column("log", "timeout")
    op.drop_column("log", "spent")
    op.drop_column("seats", "code")
    op.drop_column("seats", "muted")
    op.drop_index("expiry", "tables")
    op.drop_index("ix_tables_due", "tables")
    for name in ("next", "kicked", "touched", "due", "started", "reserve", "turn", "watch", "password"):
        op.drop_column("tables", name)
